import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

interface WebAuthnOptions {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

/** What a device may do wrong. */
interface DeviceFaults {
  origin?: string
  /** Answers without a finger, a face or a PIN. */
  isUnverified?: boolean
  counter?: number
}

/** A device with one passkey, as browsers answer for it (WebAuthn level 3, ES256, attestation "none"). */
export function createPasskeyDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const rpId = new URL(origin).hostname
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  function authenticatorData(flags: number, count: number, credentialData = Buffer.alloc(0)) {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(count, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, credentialData])
  }
  const clientData = (type: string, { challenge }: WebAuthnOptions, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function make(asked: WebAuthnOptions, { origin: from, isUnverified = false }: DeviceFaults = {}) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credentialData = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))])
    const flags = USER_PRESENT | HAS_CREDENTIAL | (isUnverified ? 0 : USER_VERIFIED)
    const response = {
      clientDataJSON: clientData('webauthn.create', asked, from).toString('base64url'),
      attestationObject: attestation(authenticatorData(flags, counter, credentialData)).toString('base64url'),
      transports: ['internal' as const],
    }
    return { ...credential, response, clientExtensionResults: {} }
  }

  function answer(
    asked: WebAuthnOptions,
    { origin: from, isUnverified = false, counter: count = ++counter }: DeviceFaults = {},
  ) {
    const data = authenticatorData(USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED), count)
    const client = clientData('webauthn.get', asked, from)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    const response = {
      authenticatorData: data.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    }
    return { ...credential, response, clientExtensionResults: {} }
  }
  return { id: credential.id, make, answer }
}

/** CBOR: { fmt: "none", attStmt: {}, authData: bytes }. */
function attestation(authData: Buffer) {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), Buffer.from([0x59]), length, authData],
  ])
}

/** CBOR: an EC2 key of P-256 for ES256 (RFC 9053, section 7.1.1). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }) {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  const bytes = (coordinate: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(coordinate, 'base64url')])
  return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
}

function text(value: string) {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
