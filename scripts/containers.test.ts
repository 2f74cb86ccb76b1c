import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { POSTGRES_MAJOR } from '~/platform/database/embedded-postgres/postgres-binaries'
import { expect, test } from '~test/test'

// What the linters of the two files do not ask for.

const dockerfile = readFileSync('Dockerfile', 'utf8')
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest]) => rest)
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string(),
        ports: z.array(z.string()).optional(),
        volumes: z.array(z.string()).optional(),
      }),
    ),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8')))

test('the image is built in stages on the Node that the tests run on', () => {
  expect(instructions('FROM')).toEqual([
    `node:${dependencies.node}-slim AS node`,
    'node AS build',
    'node AS packages',
    'node',
  ])
})

test('the image runs as a person without rights, in the last stage, and says when it is ready', () => {
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(lastStage).toMatch(/^USER node$/m)
  expect(lastStage).toMatch(/^HEALTHCHECK .*\n?.*\/readyz/m)
  expect(lastStage.indexOf('\nUSER ')).toBeLessThan(lastStage.indexOf('\nCMD '))
})

test('the proxy asks for what goes on without a database, and the site believes the proxy', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  expect(text).toContain('health_uri /healthz?started')
  expect(text).toMatch(/^ {4}TRUSTED_PROXIES: 1$/m)
})

test('the containers get what decides where backups go and who reads the metrics', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  for (const name of ['S3_URL', 'BACKUP_TO', 'METRICS_TOKEN']) expect(text).toContain(`${name}: \${${name}:-}`)
})

test('compose runs two processes of the site on PostgreSQL behind a proxy, which alone can be reached', () => {
  const images = Object.values(compose.services).map(({ image }) => image)
  expect(images.filter((image) => image === 'studio')).toHaveLength(2)
  const others = images.filter((image) => image !== 'studio')
  expect(others).toEqual([expect.stringMatching(/^postgres:\d+\.\d+$/), expect.stringMatching(/^caddy:\d+\.\d+\.\d+$/)])
  expect(images).toContainEqual(expect.stringMatching(new RegExp(`^postgres:${POSTGRES_MAJOR}\\.`)))
  // where the image of this version has its data: elsewhere they would go with the container
  expect(compose.services.database?.volumes).toEqual(['database:/var/lib/postgresql'])
  const open = Object.entries(compose.services).filter(([, { ports }]) => ports)
  expect(open.map(([name]) => name)).toEqual(['proxy'])
})
