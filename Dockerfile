# The site as it is built, the packages that it needs to run, and both together: the last stage is kept.

# the Node that the tests run on: package.json names the same
FROM node:24.21.0-slim AS node
WORKDIR /site

FROM node AS build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node AS packages
COPY package.json package-lock.json ./
# the image brings its own Node: the one among the packages would be 120 MB more
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node

FROM node
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json ./
COPY scripts scripts
COPY server server
COPY demo demo
COPY starters starters
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# ready means that the database is reached and migrated, not only that the process lives
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# straight to Node, which hears SIGTERM and stops in order; commands: node scripts/run-studio.mjs backup /data/today.backup
CMD ["node", "scripts/serve.mjs"]
