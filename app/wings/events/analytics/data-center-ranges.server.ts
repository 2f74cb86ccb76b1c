import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '~/platform/errors/operator-error'
import { IpRanges } from './ingestion/ip-ranges'

const FILE = 'data-centres.txt'

/**
 * The networks of data centres, from where no people read: one a line in DATA_DIR. Undefined where there is no list.
 * @throws Refusal that names the line which is no network
 */
export function loadDataCenterRanges(dataDir: string) {
  const file = path.join(dataDir, FILE)
  if (!existsSync(file)) return undefined
  try {
    return new IpRanges(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new OperatorError(`${FILE} cannot be used: ${error instanceof Error ? error.message : error}.`)
  }
}
