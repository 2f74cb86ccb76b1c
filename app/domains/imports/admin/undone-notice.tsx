import type { Fate } from '~/domains/writing/undone-piece.server'
import { Notice } from '~/ui/workspace/notice'
import type { ListedImport } from '../queries.server'
import { itemsIn, picturesIn, redirectsIn } from './undo-words'

/** What the undoing of a run has taken back, and what it has kept. */
export function UndoneNotice({ run, fates }: { run: ListedImport; fates: Record<Fate, number> }) {
  const { undoneByEmail, undoneRedirects, undonePictures } = run
  const did = [
    fates.deleted > 0 && `${itemsIn(fates.deleted)} deleted`,
    fates.trashed > 0 && `${itemsIn(fates.trashed)} in the trash`,
    fates.restored > 0 && `${itemsIn(fates.restored)} as before`,
    fates.kept > 0 && `${itemsIn(fates.kept)} kept`,
    undoneRedirects > 0 && `${redirectsIn(undoneRedirects)} removed`,
    undonePictures > 0 && `${picturesIn(undonePictures)} deleted`,
  ].filter((part) => part !== false)
  return (
    <Notice kind={fates.kept > 0 ? 'warning' : 'success'} title={`Undone by ${undoneByEmail}`}>
      {did.join(', ')}. {fates.kept > 0 && 'Why is said below, beside each of them.'} The same file can be imported
      again.
    </Notice>
  )
}
