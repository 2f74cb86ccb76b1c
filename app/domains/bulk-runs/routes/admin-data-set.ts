import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { deleteDataSet, renameDataSet, saveDataSet } from '../data-sets/commands.server'
import { dataSetName, newDataSet } from '../data-sets/data-set-forms'
import { DataSetIsGone } from '../errors'
import type { Route } from './+types/admin-data-set'

/** PATCH renames a data set, DELETE takes it away, PUT brings it back. */
export function action({ request, context, params: { dataSetId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (!['PATCH', 'DELETE', 'PUT'].includes(request.method)) return loader()
  return answerJson(async () => {
    if (!isUuid(dataSetId)) throw new DataSetIsGone()
    if (request.method === 'DELETE') {
      await deleteDataSet(db, by, dataSetId)
      return {}
    }
    if (request.method === 'PUT') {
      const { body, fault } = await readJson(request, newDataSet)
      return fault ?? { id: await saveDataSet(db, by, { ...body, id: dataSetId }) }
    }
    const { body, fault } = await readJson(request, dataSetName)
    if (fault) return fault
    await renameDataSet(db, by, dataSetId, body.name)
    return {}
  })
}

export function loader() {
  return wrongMethod('PATCH, DELETE, PUT')
}
