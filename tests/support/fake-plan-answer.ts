import type { FakeAiRequest } from './ai-protocols'

export const newRisk = {
  id: 'new-1',
  title: 'Owners fear for their tools and list none.',
  likelihood: 'high',
  impact: 'high',
  response: 'Cover damage up to $500 for the first 100 rentals.',
}

type Item = Record<string, unknown> & { id: string }

/** A plausible answer of a model to the question for one part of a plan: it says one item of each list anew and adds one. */
export function fakePlanAnswer({ messages }: FakeAiRequest): unknown {
  const [, material = '{}'] = /<material>\n(.*)\n<\/material>/s.exec(messages[0]?.content ?? '') ?? []
  const { part = {} }: { part?: Record<string, Item[]> } = JSON.parse(material)
  return Object.fromEntries(Object.entries(part).map(([section, items]) => [section, fakeItems(section, items, part)]))
}

const REWRITTEN_SUFFIX = ' Told anew by the model.'
const ADDED: Record<string, (part: Record<string, Item[]>) => object> = {
  users: () => ({ name: 'Tool libraries', kind: 'user', need: 'They lend 200 tools and want to be found.' }),
  glossary: () => ({ term: 'Handover', meaning: 'The moment when a tool changes hands, with photos.' }),
  qualities: () => ({
    title: 'Speed of the search',
    target: '95 % of searches in 300 ms',
    method: 'A load test with 50 people.',
  }),
  nonGoals: () => ({ text: 'No delivery of tools', reason: 'Neighbors live within 2 km.' }),
  metrics: () => ({
    name: 'Tools lent a week',
    kind: 'metric',
    target: '50 after 3 months',
    why: 'It shows that both sides come.',
  }),
  entities: () => ({
    name: 'Handover',
    purpose: 'When a tool changed hands',
    fields: [{ name: 'at', type: 'moment', isRequired: true }],
  }),
  risks: () => newRisk,
  releasePlan: () => ({ step: 'Invite 20 neighbors', doneWhen: '20 people lent a tool.' }),
  openQuestions: () => ({
    question: 'Who pays for damage?',
    why: 'Owners ask first.',
    options: ['We do', 'Renters do'],
    recommended: 'Renters do',
  }),
  assumptions: () => ({ text: 'Neighbors have smartphones.', confirmBy: 'Ask 10 of them.' }),
  tasks: ({ stories = [], tasks = [] }) => ({
    storyId: stories[0]?.id,
    title: 'Write the help for this story',
    skill: 'content',
    dependsOn: tasks.slice(0, 1).map(({ id }) => id),
    testStrategy: 'Two people who never saw it follow the text.',
    prompt: 'Write the help text of the story.',
    size: 'small',
  }),
}

function fakeItems(section: string, items: Item[], part: Record<string, Item[]>): object[] {
  const first = items.find(({ writtenByThePerson }) => !writtenByThePerson)
  const added = ADDED[section]?.(part)
  const changed = first ? [completeItem(section, first)] : []
  return [...changed, ...(added ? [{ ...added, id: 'new-1' }] : [])]
}

const FIELDS: Record<string, string[]> = {
  summary: ['product', 'problem', 'approach'],
  users: ['name', 'kind', 'need'],
  journeys: ['name', 'actor', 'steps', 'requirementIds'],
  glossary: ['term', 'meaning'],
  requirements: ['title', 'statement', 'capability', 'priority', 'criteria', 'why'],
  qualities: ['title', 'target', 'method'],
  nonGoals: ['text', 'reason'],
  metrics: ['name', 'kind', 'target', 'why'],
  stack: ['reason'],
  entities: ['name', 'purpose', 'fields'],
  relations: ['fromEntity', 'toEntity', 'kind'],
  epics: ['title', 'value'],
  stories: ['epicId', 'title', 'role', 'action', 'benefit', 'priority', 'requirementIds', 'criteria'],
  tasks: ['storyId', 'title', 'skill', 'dependsOn', 'testStrategy', 'prompt', 'size'],
  risks: ['title', 'likelihood', 'impact', 'response'],
  testPlan: ['level', 'covers', 'passesWhen'],
  releasePlan: ['step', 'doneWhen'],
  openQuestions: ['question', 'why', 'options', 'recommended'],
  assumptions: ['text', 'confirmBy'],
}

/** The item as the schema wants it, with its longest text told anew. */
function completeItem(section: string, item: Item): object {
  const own: Record<string, unknown> = { prompt: 'As before.', size: 'small', why: 'As before.', ...item }
  if (Array.isArray(item.criteria))
    own.criteria = [...item.criteria.map(({ text }) => text), 'The page answers within 1 s.']
  const name = [
    'product',
    'need',
    'meaning',
    'method',
    'reason',
    'why',
    'purpose',
    'value',
    'benefit',
    'testStrategy',
    'response',
    'covers',
    'doneWhen',
    'confirmBy',
  ].find((field) => typeof item[field] === 'string')
  if (name) own[name] = `${item[name]}${REWRITTEN_SUFFIX}`
  return Object.fromEntries([['id', item.id], ...(FIELDS[section] ?? []).map((field) => [field, own[field]])])
}
