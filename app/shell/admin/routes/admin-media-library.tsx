import { z } from 'zod'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { PostsHeader } from '~/wings/content/blog/posts-header'
import { editTemplatePath } from '~/wings/content/templates/paths'
import { parseMediaFilter } from '~/wings/site/media/media-filter'
import { MediaLibraryScreen } from '~/wings/site/media/media-library-screen'
import { findMediaFile, listMediaFiles, listMediaUses, type MediaUse } from '~/wings/site/media/queries.server'
import { isPageKind } from '~/wings/web/pages/page'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import type { Route } from './+types/admin-media-library'

export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const query = new URL(request.url).searchParams
  const filter = parseMediaFilter(query)
  const { success, data: fileId } = z.uuid().safeParse(query.get('file'))
  const file = success ? await findMediaFile(db, fileId) : undefined
  return {
    ...(await listMediaFiles(db, filter)),
    filter,
    opened: file && { file, uses: await listMediaUses(db, file.id) },
  }
}

export function meta() {
  return noindexMeta('Media')
}

export default function AdminMediaLibrary({ loaderData }: Route.ComponentProps) {
  return <MediaLibraryScreen {...loaderData} Header={PostsHeader} editPathOf={editPathOf} />
}

function editPathOf({ subject }: MediaUse) {
  const [kind = '', id = ''] = subject.split(':')
  if (kind === 'template') return editTemplatePath(id)
  return isPageKind(kind) ? editorPath(kind, id) : undefined
}
