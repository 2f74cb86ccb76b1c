import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { PreviousEntryState } from '../undoing/before'
import type { ClaimedImport } from './import-work.server'
import type { ReadyItem } from './write-batch.server'

/** Writes what became of each item into the report, and what its undoing has to know. */
export async function recordOutcomes(tx: Database, run: ClaimedImport, items: ReadyItem[]) {
  const rows = items.map(({ item, outcome, notes, pieceId, slug, previousImport: known, incoming, written }) => ({
    position: item.position,
    outcome,
    notes: notes.map((note) => note.slice(0, 1_000).toWellFormed()),
    // a dry run makes nothing that could be opened
    piece_id: outcome === 'refused' || (run.isDryRun && outcome === 'taken') ? null : (pieceId ?? null),
    slug: outcome === 'refused' ? null : (slug ?? null),
    ...(written && { revision: written.revision, published_at: incoming?.publishedAt }),
    ...(written?.previous && {
      before: { piece: written.previous, known: known ?? null } satisfies PreviousEntryState,
    }),
  }))
  await sql`
    update import_items set outcome = row.outcome, piece_id = row.piece_id, slug = row.slug,
      notes = array(select jsonb_array_elements_text(row.notes)),
      revision_after = row.revision, published_after = row.published_at, before = row.before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(position integer, outcome text, notes jsonb, piece_id uuid, slug text,
        revision integer, published_at timestamptz, before jsonb)
    where import_id = ${run.id} and import_items.position = row.position`.execute(tx)
}
