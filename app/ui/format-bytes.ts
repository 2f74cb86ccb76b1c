const [KB, MB, GB] = [1_000, 1_000_000, 1_000_000_000]

/** A number of bytes as people say it: "340 kB", "2.4 MB". */
export function formatBytes(bytes: number) {
  if (bytes < KB) return `${bytes} B`
  if (bytes < MB) return `${Math.round(bytes / KB)} kB`
  return bytes < GB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / GB).toFixed(2)} GB`
}
