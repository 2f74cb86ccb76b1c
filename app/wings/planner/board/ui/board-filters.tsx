import { ListFilter, Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFocusOnSlash } from '~/ui/use-focus-on-slash'
import { Button } from '~/ui/workspace/button'
import { Select, type SelectOption, TextInput } from '~/ui/workspace/input'
import { SHORT_PRIORITY_LABELS } from '~/wings/planner/plans/priority-labels'
import { CARD_FILTER_NAMES, hasActiveFilters, parseCardFilters, UNASSIGNED } from '../engine/card-filters'
import { LANE_GROUPING_LABELS, parseLaneGrouping } from '../engine/lanes'
import type { Board } from '../queries.server'

interface BoardFiltersProps {
  board: Board
  params: URLSearchParams
  setParams: (changes: Record<string, string | null>) => void
  /** "12 of 40 tasks" */
  resultsText: string
}

/* half of a phone's width, and no longer than an epic's name has to be elsewhere */
const filterClassName = 'max-w-36 max-sm:max-w-none max-sm:min-w-0 max-sm:flex-[1_1_9rem]'

/** Which cards are shown, and how they are grouped. A phone shows the search, and the rest when asked. */
export function BoardFilters({ board, params, setParams, resultsText }: BoardFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const filters = parseCardFilters(params)
  return (
    <search aria-label="Filter tasks" className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField value={filters.q} onChange={(q) => setParams({ q })} />
      <Button icon={ListFilter} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="sm:hidden">
        Filters
      </Button>
      <div className={`contents ${isOpen ? '' : 'max-sm:hidden'}`}>
        <FilterSelects board={board} params={params} setParams={setParams} />
      </div>
      {hasActiveFilters(filters) && (
        <Button
          variant="quiet"
          icon={X}
          onClick={() => setParams(Object.fromEntries(CARD_FILTER_NAMES.map((name) => [name, null])))}
        >
          Clear filters
        </Button>
      )}
      <p aria-live="polite" className="ml-auto text-dense text-muted tabular-nums">
        {resultsText}
      </p>
    </search>
  )
}

function FilterSelects({ board, params, setParams }: Omit<BoardFiltersProps, 'resultsText'>) {
  const filters = parseCardFilters(params)
  return (
    <>
      {filterSelects(board).map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={filters[name]}
          options={options}
          onChange={({ target }) => setParams({ [name]: target.value })}
          className={filterClassName}
        />
      ))}
      <Select
        aria-label="Swimlanes"
        value={parseLaneGrouping(params)}
        options={Object.entries(LANE_GROUPING_LABELS).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setParams({ lanes: target.value === 'none' ? null : target.value })}
        className={filterClassName}
      />
      <Toggle
        label="Blocked"
        isOn={filters.blocked !== ''}
        onToggle={(isOn) => setParams({ blocked: isOn ? '1' : null })}
      />
      <Toggle
        label="Assigned to me"
        isOn={filters.mine !== ''}
        onToggle={(isOn) => setParams({ mine: isOn ? '1' : null })}
      />
    </>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useFocusOnSlash(field)
  return (
    <div className="relative w-40 max-w-full max-sm:w-auto max-sm:flex-1">
      <Search size={16} aria-hidden="true" className="absolute top-1/2 left-2.5 -translate-y-1/2 text-faint" />
      <TextInput
        ref={field}
        type="search"
        value={value}
        aria-label="Search tasks"
        placeholder="Search tasks"
        aria-keyshortcuts="/"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        className="w-full pl-8.5"
      />
    </div>
  )
}

function Toggle({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: (isOn: boolean) => void }) {
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
      className="aria-pressed:border-accent aria-pressed:bg-accent-tint"
    >
      {label}
    </Button>
  )
}

type SelectName = 'epic' | 'priority' | 'skill' | 'assignee' | 'sprint'

function filterSelects({
  epics,
  people,
  cards,
}: Board): { name: SelectName; label: string; options: SelectOption[] }[] {
  const skills = [...new Set(cards.map(({ skill }) => skill))].sort()
  const sprints = [...new Set(cards.flatMap(({ sprint }) => sprint ?? []))].sort((one, other) => one - other)
  return [
    { name: 'epic', label: 'Epic', options: [all('All epics'), ...epics.map(({ id, title }) => option(id, title))] },
    {
      name: 'priority',
      label: 'Priority',
      options: [
        all('All priorities'),
        ...Object.entries(SHORT_PRIORITY_LABELS).map(([value, name]) => option(value, name)),
      ],
    },
    { name: 'skill', label: 'Skill', options: [all('All skills'), ...skills.map((skill) => option(skill, skill))] },
    {
      name: 'assignee',
      label: 'Assignee',
      options: [
        all('All assignees'),
        option(UNASSIGNED, 'Unassigned'),
        ...people.map(({ id, name }) => option(id, name)),
      ],
    },
    {
      name: 'sprint',
      label: 'Sprint',
      options: [all('All sprints'), ...sprints.map((sprint) => option(String(sprint), `Sprint ${sprint}`))],
    },
  ]
}

const all = (label: string) => option('', label)
const option = (value: string, label: string): SelectOption => ({ value, label })
