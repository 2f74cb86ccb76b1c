import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { dataSetNameForm, newDataSetForm } from '../data-set-forms'
import { createDataSet, deleteDataSet, renameDataSet } from '../data-sets.commands.server'
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
