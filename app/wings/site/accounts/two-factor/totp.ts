import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const STEP_SECONDS = 30
// clocks of phones are off by some seconds
const TOTP_WINDOW = 1

/** A new secret, base32, as apps take it when it is typed: 160 bits (RFC 4226, section 4). */
export function generateTotpSecret() {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` address that apps read from a QR code. `issuer` and `label` name the entry in the app. */
export function otpauthUrl(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return totp(secret, { issuer, label }).toString()
}

/** The number of the 30 seconds that a code belongs to, now or one before or after; undefined when it is wrong (RFC 6238). */
export function findTotpStep(secret: string, code: string, now: Date) {
  const delta = totp(secret).validate({ token: code, window: TOTP_WINDOW, timestamp: now.getTime() })
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta
}

/** A QR code as the path of an SVG picture whose sides are `size` units long. */
export function renderQrPath(text: string) {
  const { data, size } = encode(text)
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, size }
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6, algorithm: 'SHA1' })
}
