import { z } from 'zod'
import { OperatorError } from '../errors/operator-error'
import { S3_PLACE } from '../storage/s3-url'
import { type IsTrustedProxy, parseTrustedProxies } from './trusted-proxies'

const port = z.coerce.number().int().min(0).max(65_535)
const urlSchema = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const S3_EXAMPLE = 'https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket'

function hasKeyAndBucket(address: string) {
  const { username, password, pathname } = new URL(address)
  return Boolean(username && password && /^\/[^/]/.test(pathname))
}

const BACKUP_EXAMPLES = 'a folder, s3://bucket/folder, or off'

/** A folder has no scheme, but on Windows a letter of a drive. */
function isBackupTarget(target: string) {
  return target.startsWith('s3:') ? S3_PLACE.test(target) : !/^[a-z][a-z0-9+.-]+:/i.test(target)
}

const TRUST_NO_PROXY: IsTrustedProxy = () => false

/** As a function, because everybody asks only whether an address is to be believed. */
const trustedProxies = z.string().transform((text, context): IsTrustedProxy => {
  const trust = parseTrustedProxies(text)
  if (!trust)
    context.addIssue({
      code: 'custom',
      message: 'must be a number of proxies such as 1, or networks such as 10.0.0.0/8, fd00::/8',
    })
  return trust ?? TRUST_NO_PROXY
})

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  ORIGIN: urlSchema(/^https?$/, 'https://www.example.com')
    .transform((address) => new URL(address).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: urlSchema(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  TRUSTED_PROXIES: trustedProxies.optional().transform((trust) => trust ?? TRUST_NO_PROXY),
  // 0: never, for debuggers
  STALL_SECONDS: z.coerce.number().int().min(0).max(3_600).default(60),
  SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO: z.enum(['0', '1']).default('1'),
  OFFLINE_READING: z.enum(['0', '1']).default('1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SMTP_URL: urlSchema(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z.string().min(3).default('Harbor <hello@harbor.example>'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: urlSchema(/^https?$/, 'https://api.stripe.com').optional(),
  TEST_PAYMENTS: z.enum(['0', '1']).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_OAUTH_BASE: urlSchema(/^https?$/, 'https://accounts.google.com').optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_OAUTH_BASE: urlSchema(/^https?$/, 'https://github.com').optional(),
  GITHUB_API_BASE: urlSchema(/^https?$/, 'https://github.example.com/api/v3')
    .transform((address) => address.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  S3_URL: urlSchema(/^https?$/, S3_EXAMPLE)
    .refine(hasKeyAndBucket, `must be an address such as ${S3_EXAMPLE}`)
    .optional(),
  BACKUP_TO: z.string().min(1).refine(isBackupTarget, `must be ${BACKUP_EXAMPLES}`).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  INDEXNOW_URL: urlSchema(/^https?$/, 'https://api.indexnow.org/indexnow').default('https://api.indexnow.org/indexnow'),
  ERROR_REPORT_URL: urlSchema(/^https?$/, 'https://key@errors.example.com/1').optional(),
  AI_PROVIDER: z.enum(['openai', 'anthropic', 'compatible']).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_BASE_URL: urlSchema(/^https?$/, 'http://localhost:11434/v1').optional(),
  // local models may be silent for longer while they are loaded
  AI_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(600).default(30),
})

export type Environment = Omit<z.infer<typeof environmentSchema>, 'ORIGIN'> & { ORIGIN: string }

/** The environment of a running site: SECRET is given or kept in DATA_DIR. */
export type SiteEnvironment = Environment & { SECRET: string }

/** Reads and checks every variable. @throws a sentence that names each wrong one. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw new OperatorError(parsed.error.issues.map(issueMessage).join('\n'))
  const env = parsed.data
  if (env.DATABASE_URL && !env.SECRET) {
    throw new OperatorError(
      'Database not configured. Please add your credentials. SECRET is required together with DATABASE_URL: every process must sign with the same one.',
    )
  }
  if (env.BACKUP_TO?.startsWith('s3:') && !env.S3_URL) {
    throw new OperatorError(
      'S3_URL is required together with BACKUP_TO=s3://…: it says where the store is, and its key.',
    )
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    throw new OperatorError(
      'STRIPE_WEBHOOK_SECRET is required together with STRIPE_SECRET_KEY: payments are settled by webhooks.',
    )
  }
  for (const provider of ['GOOGLE', 'GITHUB'] as const) {
    const [id, secret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const
    if (Boolean(env[id]) !== Boolean(env[secret])) {
      throw new OperatorError(`${id} and ${secret} are required together: signing in with them needs both.`)
    }
  }
  if (env.AI_PROVIDER === 'compatible' && !(env.AI_BASE_URL && env.AI_MODEL)) {
    throw new OperatorError(
      'AI_BASE_URL and AI_MODEL are required together with AI_PROVIDER=compatible: they say which server and model answer.',
    )
  }
  return { ...env, ORIGIN: env.ORIGIN ?? `http://localhost:${env.PORT}` }
}

function issueMessage(issue: z.core.$ZodIssue) {
  return `${issue.path.join('.')} ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}.`
}

/** Only a local site may show diagnostics and take test payments. */
export function isLocalOrigin(origin: string) {
  return /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(new URL(origin).hostname)
}
