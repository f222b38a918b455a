# A server image: the built app, the packages that it needs to run, and the scripts that an operator needs
# (migrations, Stripe). docs/deploy.md says how to use it.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Needs neither a database nor a secret.
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# What is removed serves only a build, types, Prisma's own command line or the embedded database.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && cd node_modules \
 && rm -rf @next/swc-* @img @tailwindcss/oxide-* lightningcss-* lucide-react typescript @typescript \
      prisma @prisma/studio-core @prisma/dev @electric-sql @embedded-postgres \
 && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 PORT=3000 UPLOADS_FOLDER=/data/uploads
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/next.config.mjs ./
COPY --from=build /app/prisma prisma
COPY --from=build /app/scripts scripts
COPY --from=build /app/messages messages
COPY --from=build /app/public public
COPY --from=build /app/lib lib
COPY --from=build /app/.next .next
# The app's own files belong to root: it writes nothing but what people upload.
RUN mkdir -p /data/uploads && chown node:node /data/uploads
VOLUME /data/uploads
USER node
EXPOSE 3000
# Whether the server answers. It does not ask the database: a restart would not bring that back.
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The limits of scripts/launch/memory-limits.ts; docs/operate.md says when to change them.
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=16", "node_modules/next/dist/bin/next", "start"]
