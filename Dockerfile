# The bot in a container: see docs/hosting.md. Nothing of it runs as root, and nothing is written but below /data.
FROM python:3.11-slim

ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /app
COPY requirements.txt requirements-postgresql.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements.txt -r requirements-postgresql.txt \
    && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin arnak \
    && install -d -o arnak -m 700 /data
COPY bot.py ./
COPY arnak_bot arnak_bot
COPY cogs cogs
COPY images images

USER arnak
ENV DATABASE=/data/arnak.db METRICS_PORT=9100
VOLUME /data
EXPOSE 9100
# 503 is an answer too: the bot lives and says what is wrong. Only one that does not answer is not well.
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --retries=3 \
    CMD ["python", "-c", "import http.client as h; c = h.HTTPConnection('127.0.0.1', 9100, timeout=8); c.request('GET', '/health'); c.getresponse()"]
STOPSIGNAL SIGTERM
CMD ["python", "bot.py"]
