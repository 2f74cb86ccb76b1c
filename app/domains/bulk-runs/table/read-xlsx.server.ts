import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type ReadCells, TableFault } from './table'

const LONGEST_MS = 60_000
const MEMORY_MB = 768

type Reply = { rows: (string[] | null)[] } | { fault: string }

/**
 * The rows of the first sheet of a workbook. It is unpacked and read in a thread of its own, with a limit of time and
 * memory: a small file can unpack to gigabytes, or say that its one cell stands in row 1,000,000,000.
 * @throws TableFault
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadCells[]> {
  const reply = await askReader(bytes)
  if ('fault' in reply) throw new TableFault(reply.fault, 1)
  return reply.rows.flatMap((cells, at) => (cells ? [{ line: at + 1, cells }] : []))
}

function askReader(bytes: Uint8Array<ArrayBuffer>) {
  return new Promise<Reply>((resolve) => {
    const reader = new Worker(path.resolve('server/xlsx-reader.mjs'), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const tooLate = setTimeout(() => void reader.terminate(), LONGEST_MS)
    const end = (reply: Reply) => {
      clearTimeout(tooLate)
      resolve(reply)
    }
    reader.on('message', end)
    reader.on('error', () => end({ fault: tooLarge }))
    reader.on('exit', () => end({ fault: tooLarge }))
  })
}

const tooLarge = 'This workbook is too large to be read. Save its sheet as CSV.'
