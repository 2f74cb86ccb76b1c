import { statfs } from 'node:fs/promises'

/** The disk that a folder is on, in bytes: what this process may still write there, and its whole size. */
export async function getDiskSpace(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

export async function getFreeBytes(folder: string) {
  return (await getDiskSpace(folder)).free
}
