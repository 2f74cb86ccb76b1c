/** Hands over each line of an answer as soon as it is whole. */
export async function jsonLines<News>(response: Response, hear: (news: News) => void) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const lines = `${rest}${piece.value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) hear(JSON.parse(line))
  }
}
