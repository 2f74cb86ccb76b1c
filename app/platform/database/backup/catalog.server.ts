import { sql } from 'kysely'
import type { Database } from '../database.server'

export interface CatalogTable {
  /** With its schema in front unless that is `public`. */
  name: string
  columns: { name: string; type: string; isJson: boolean }[]
  /** The foreign keys: their names, and the tables that they point to. */
  references: { constraint: string; table: string }[]
}

/** What is content. What can be made from it again is in `derived`, what is to be done in `pgboss`. */
const CONTENT_SCHEMAS = ['public']

/**
 * The tables of these schemas (without the list of migrations), each after the tables that it refers to; columns that the
 * database computes are left out.
 */
export async function listCatalogTables(db: Database, schemas = CONTENT_SCHEMAS): Promise<CatalogTable[]> {
  const { rows } = await sql<CatalogTable>`
    select
      ${sqlQualifiedName('t')} as name,
      (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'isJson', a.atttypid in ('json'::regtype, 'jsonb'::regtype)
        ) order by a.attnum)
        from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      coalesce((
        select json_agg(json_build_object('constraint', c.conname, 'table', ${sqlQualifiedName('target')}) order by c.conname)
        from pg_constraint c join pg_class target on target.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f'
      ), '[]') as "references"
    from pg_class t
    where t.relnamespace::regnamespace::text = any (${schemas})
      and t.relkind in ('r', 'p') and not t.relispartition
      and t.relname <> 'schema_migrations'
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    order by 1`.execute(db)
  return sortByReference(rows)
}

/** Tables in a circle keep their order by name. */
function sortByReference(tables: CatalogTable[]) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<CatalogTable>()
  const visiting = new Set<CatalogTable>()
  function visit(table: CatalogTable | undefined) {
    if (!table || ordered.has(table) || visiting.has(table)) return
    visiting.add(table)
    for (const reference of table.references) visit(byName.get(reference.table))
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}

export async function listCatalogSequences(db: Database, schemas = CONTENT_SCHEMAS): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${sqlQualifiedName('s')} as name from pg_class s
    where relkind = 'S' and relnamespace::regnamespace::text = any (${schemas})
      and not exists (select from pg_depend d where d.objid = s.oid and d.deptype = 'e')
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** A table or a sequence by the name that it has here. */
export function qualifiedName(name: string) {
  const [relation = '', schema = 'public'] = name.split('.').reverse()
  return sql.id(schema, relation)
}

function sqlQualifiedName(alias: string) {
  const [schema, relation] = [sql.ref(`${alias}.relnamespace`), sql.ref(`${alias}.relname`)]
  return sql<string>`case when ${schema} = 'public'::regnamespace then ${relation}::text
    else ${schema}::regnamespace::text || '.' || ${relation} end`
}
