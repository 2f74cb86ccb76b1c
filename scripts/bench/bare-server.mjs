// The least that Node can do: the headers and bytes of one answer, from memory. node bare-server.mjs URL PORT
import http from 'node:http'

const [url = '', port] = process.argv.slice(2)
const OWN_HEADERS = ['date', 'connection', 'keep-alive']

http.get(url, { headers: { 'accept-encoding': 'gzip' } }, async (copied) => {
  const chunks = []
  for await (const chunk of copied) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const headers = copied.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !OWN_HEADERS.includes(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
  )
  const server = http.createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
})
