/** Who asks about a plan: nobody who is signed in, somebody else, and those who have it. */
export const PLAN_CALLERS = ['visitor', 'stranger', 'reader', 'editor', 'owner'] as const
export type PlanCaller = (typeof PLAN_CALLERS)[number]

export interface PlanEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As app/routes.ts or the planner's API has it. */
  path: string
  /** What is sent as JSON; `people` has the addresses of those who have the plan. */
  json?: (people: Record<Exclude<PlanCaller, 'visitor'>, string>) => object
  /** In the order of ASKERS. */
  statuses: [visitor: number, stranger: number, reader: number, editor: number, owner: number]
  /** What brings the plan back to what the next line expects. */
  after?: 'invite again'
}

const PLAN_PATH = '/planner/dashboard/:sprintId'
const PLAN_API = '/planner/api/plans/:planId'
const BOARD_PATH = '/planner/api/board/:planId'

const forReaders = (method: PlanEndpoint['method'], path: string): PlanEndpoint => ({
  method,
  path,
  statuses: [method === 'GET' ? 302 : 401, 404, 200, 200, 200],
})
const forOwner = (method: PlanEndpoint['method'], path: string, json?: PlanEndpoint['json']): PlanEndpoint => ({
  method,
  path,
  json,
  statuses: [401, 404, 403, 403, 200],
})

// who may change comes as far as the body, which says nothing: 422
const forEditors = (method: PlanEndpoint['method'], path: string): PlanEndpoint => ({
  method,
  path,
  json: () => ({}),
  statuses: [401, 404, 403, 422, 422],
})

/** Every call about one plan, and what everybody gets. Each address of the planner with a plan in it has a line here. */
export const PLAN_ENDPOINTS: PlanEndpoint[] = [
  forReaders('GET', PLAN_PATH),
  {
    method: 'PUT',
    path: `${PLAN_API}/title`,
    // the revision is wrong: 409 says that the right was there
    json: () => ({ title: 'Mine now', basedOn: 999 }),
    statuses: [401, 404, 403, 409, 409],
  },
  forReaders('POST', `${PLAN_API}/copy`),
  forReaders('GET', `${PLAN_API}/members`),
  forOwner('POST', `${PLAN_API}/members`, () => ({ email: 'new@harbor.test', role: 'reader' })),
  forOwner('PATCH', `${PLAN_API}/members`, ({ reader }) => ({ email: reader, role: 'reader' })),
  forOwner('DELETE', `${PLAN_API}/members`, () => ({ email: 'new@harbor.test' })),
  forOwner('POST', `${PLAN_API}/read-only-link`),
  {
    method: 'PUT',
    path: `${PLAN_API}/read-only-link`,
    // 409 says that the right was there
    json: () => ({ token: 'guessed.token' }),
    statuses: [401, 404, 403, 403, 409],
  },
  forOwner('DELETE', `${PLAN_API}/read-only-link`),
  {
    method: 'POST',
    path: `${PLAN_API}/membership`,
    json: () => ({ token: 'guessed.token' }),
    statuses: [401, 404, 404, 404, 404],
  },
  { method: 'DELETE', path: `${PLAN_API}/membership`, statuses: [401, 404, 200, 200, 403], after: 'invite again' },
  { ...forOwner('POST', `${PLAN_API}/trash`) },
  { method: 'DELETE', path: `${PLAN_API}/trash`, statuses: [401, 404, 404, 404, 200] },
  forReaders('GET', `${PLAN_PATH}/history`),
  forReaders('GET', `${PLAN_PATH}/export/:format`),
  forReaders('GET', `${PLAN_PATH}/github`),
  forEditors('POST', `${PLAN_API}/github/run`),
  { method: 'GET', path: `${PLAN_PATH}/ai`, statuses: [302, 404, 403, 200, 200] },
  forEditors('POST', `${PLAN_API}/ai/part`),
  forEditors('POST', `${PLAN_API}/ai/acceptance`),
  forReaders('GET', '/planner/edit/:sprintId'),
  forEditors('PATCH', `${PLAN_API}/items`),
  forEditors('PUT', `${PLAN_API}/items`),
  forEditors('POST', `${PLAN_API}/items`),
  forEditors('DELETE', `${PLAN_API}/items`),
  forEditors('PUT', `${PLAN_API}/brief`),
  { method: 'GET', path: `${PLAN_API}/parts/:part`, statuses: [302, 404, 403, 200, 200] },
  forEditors('POST', `${PLAN_API}/parts/:part`),
  forEditors('POST', `${PLAN_API}/revisions/:revision`),
  // the first version changed nothing that could be taken back
  { method: 'DELETE', path: `${PLAN_API}/revisions/:revision`, statuses: [401, 404, 403, 404, 404] },
  forReaders('GET', '/planner/build-guide/:sprintId'),
  forReaders('GET', `${BOARD_PATH}/progress`),
  forReaders('GET', `${BOARD_PATH}/tasks/:taskId`),
  forEditors('POST', `${BOARD_PATH}/changes`),
  forEditors('PUT', `${BOARD_PATH}/limits`),
  forEditors('POST', `${BOARD_PATH}/tasks/:taskId`),
]
