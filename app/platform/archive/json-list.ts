import { stableStringify } from './stable-json'

/** Records as one JSON list with a record on each line: it is written, and read again, without holding the whole. */
export async function* streamJsonList(records: AsyncIterable<unknown>, counted: () => void = () => {}) {
  let isFirst = true
  for await (const record of records) {
    counted()
    yield `${isFirst ? '[' : ','}\n${stableStringify(record)}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
