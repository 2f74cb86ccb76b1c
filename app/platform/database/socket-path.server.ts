import path from 'node:path'

// the kernel's limit on the name of a socket is 108 bytes with its final zero
export const MAX_SOCKET_NAME_BYTES = 107

/** How a socket in `folder` is named: absolutely or from here, whichever the kernel takes. Undefined: neither. */
export function socketPath(folder: string, name: string) {
  const absolute = path.resolve(folder, name)
  return [absolute, path.relative('', absolute)].find(
    (candidate) => Buffer.byteLength(candidate) <= MAX_SOCKET_NAME_BYTES,
  )
}
