const LINE_FEED = 0x0a

/** The lines of a stream. Only a line feed ends one: node:readline also breaks at U+2028, which JSON may hold. */
export async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      begun.push(chunk.subarray(start, end))
      yield Buffer.concat(begun).toString('utf8')
      begun = []
      start = end + 1
    }
    if (start < chunk.length) begun.push(chunk.subarray(start))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8')
}
