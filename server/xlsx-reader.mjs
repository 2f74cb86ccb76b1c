// A thread that reads one workbook: what goes wrong in here, or takes too much, takes no visitor with it.
import { parentPort, workerData } from 'node:worker_threads'
import { Unzip, UnzipInflate } from 'fflate'
import { readSheet } from 'read-excel-file/node'

const MAX_UNPACKED_BYTES = 160 * 1024 * 1024
const MAX_FILES = 2_000
// of packed bytes: at most 1,032 times as many come out before they are counted
const CHUNK_BYTES = 16 * 1024
// Excel ends at row 1,048,576: the library would make every row up to the one that is named
const FAR_ROW = /\sr="[A-Z]{0,3}\d{8,}"/

class WorkbookRejected extends Error {}

/** @param {Uint8Array} bytes */
function assertNoZipBomb(bytes) {
  let [unpacked, files] = [0, 0]
  const unzip = new Unzip((file) => {
    if (++files > MAX_FILES) throw new WorkbookRejected('This workbook has too many parts.')
    let tail = ''
    file.ondata = (error, data) => {
      if (error) throw error
      const text = tail + Buffer.from(data).toString('latin1')
      if (FAR_ROW.test(text)) throw new WorkbookRejected('This workbook has an invalid row number.')
      tail = text.slice(-40)
      unpacked += data.byteLength
      if (unpacked > MAX_UNPACKED_BYTES) {
        throw new WorkbookRejected('This workbook unpacks to more than 160 MB. Save its sheet as CSV.')
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
    const end = Math.min(start + CHUNK_BYTES, bytes.byteLength)
    unzip.push(bytes.subarray(start, end), end === bytes.byteLength)
  }
}

/** As a spreadsheet shows it, without a format. @param {unknown} cell */
function cellText(cell) {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (!(cell instanceof Date)) return String(cell)
  const [day = '', time = ''] = cell.toISOString().split('T')
  return time.startsWith('00:00:00.000') ? day : `${day} ${time.slice(0, 5)}`
}

async function read() {
  const bytes = /** @type {Uint8Array} */ (workerData)
  assertNoZipBomb(bytes)
  const rows = await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { trim: false })
  return { rows: rows.map((row) => (row.some((cell) => cell !== null) ? row.map(cellText) : null)) }
}

const reply = await read().catch((error) => ({
  fault: error instanceof WorkbookRejected ? error.message : 'This workbook could not be read. Save its sheet as CSV.',
}))
parentPort?.postMessage(reply)
