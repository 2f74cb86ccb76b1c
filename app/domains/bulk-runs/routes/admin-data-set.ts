import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { createDataSet, deleteDataSet, renameDataSet } from '../data-sets/commands.server'
import { dataSetNameForm, newDataSetForm } from '../data-sets/data-set-forms'
import { DataSetIsGone } from '../errors'
import type { Route } from './+types/admin-data-set'

/** PATCH renames a data set, DELETE takes it away, PUT brings it back. */
export function action({ request, context, params: { dataSetId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (!['PATCH', 'DELETE', 'PUT'].includes(request.method)) return loader()
  return respondWithJson(async () => {
    if (!isUuid(dataSetId)) throw new DataSetIsGone()
    if (request.method === 'DELETE') {
      await deleteDataSet(db, by, dataSetId)
      return {}
    }
    if (request.method === 'PUT') {
      const { body, fault } = await readJson(request, newDataSetForm)
      return fault ?? { id: await createDataSet(db, by, { ...body, id: dataSetId }) }
    }
    const { body, fault } = await readJson(request, dataSetNameForm)
    if (fault) return fault
    await renameDataSet(db, by, dataSetId, body.name)
    return {}
  })
}

export function loader() {
  return methodNotAllowed('PATCH, DELETE, PUT')
}
