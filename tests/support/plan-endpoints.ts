/** Who asks about a plan: nobody who is signed in, somebody else, and those who have it. */
export const PLAN_CALLERS = ['visitor', 'stranger', 'reader', 'editor', 'owner'] as const
export type PlanCaller = (typeof PLAN_CALLERS)[number]

export interface PlanEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As app/routes.ts has it. */
  path: string
  /** What is sent as JSON; `people` has the addresses of those who have the plan. */
  json?: (people: Record<Exclude<PlanCaller, 'visitor'>, string>) => object
  /** In the order of ASKERS. */
  statuses: [visitor: number, stranger: number, reader: number, editor: number, owner: number]
  /** What brings the plan back to what the next line expects. */
  after?: 'invite again'
}

const PLAN_PATH = '/planner/dashboard/:sprintId'
const EDIT_PATH = '/planner/edit/:sprintId'
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
    path: `${PLAN_PATH}/title`,
    // the revision is wrong: 409 says that the right was there
    json: () => ({ title: 'Mine now', basedOn: 999 }),
    statuses: [401, 404, 403, 409, 409],
  },
  forReaders('POST', `${PLAN_PATH}/copy`),
  forReaders('GET', `${PLAN_PATH}/members`),
  forOwner('POST', `${PLAN_PATH}/members`, () => ({ email: 'new@harbor.test', role: 'reader' })),
  forOwner('PATCH', `${PLAN_PATH}/members`, ({ reader }) => ({ email: reader, role: 'reader' })),
  forOwner('DELETE', `${PLAN_PATH}/members`, () => ({ email: 'new@harbor.test' })),
  forOwner('POST', `${PLAN_PATH}/read-only-link`),
  {
    method: 'PUT',
    path: `${PLAN_PATH}/read-only-link`,
    // 409 says that the right was there
    json: () => ({ token: 'guessed.token' }),
    statuses: [401, 404, 403, 403, 409],
  },
  forOwner('DELETE', `${PLAN_PATH}/read-only-link`),
  {
    method: 'POST',
    path: `${PLAN_PATH}/membership`,
    json: () => ({ token: 'guessed.token' }),
    statuses: [401, 404, 404, 404, 404],
  },
  { method: 'DELETE', path: `${PLAN_PATH}/membership`, statuses: [401, 404, 200, 200, 403], after: 'invite again' },
  { ...forOwner('POST', `${PLAN_PATH}/trash`) },
  { method: 'DELETE', path: `${PLAN_PATH}/trash`, statuses: [401, 404, 404, 404, 200] },
  forReaders('GET', `${PLAN_PATH}/history`),
  forReaders('GET', `${PLAN_PATH}/export/:format`),
  forReaders('GET', `${PLAN_PATH}/github`),
  forEditors('POST', `${PLAN_PATH}/github/run`),
  { method: 'GET', path: `${PLAN_PATH}/ai`, statuses: [302, 404, 403, 200, 200] },
  forEditors('POST', `${PLAN_PATH}/ai/part`),
  forEditors('POST', `${PLAN_PATH}/ai/acceptance`),
  forReaders('GET', EDIT_PATH),
  forEditors('PATCH', `${EDIT_PATH}/items`),
  forEditors('PUT', `${EDIT_PATH}/items`),
  forEditors('POST', `${EDIT_PATH}/items`),
  forEditors('DELETE', `${EDIT_PATH}/items`),
  forEditors('PUT', `${EDIT_PATH}/brief`),
  { method: 'GET', path: `${EDIT_PATH}/parts/:part`, statuses: [302, 404, 403, 200, 200] },
  forEditors('POST', `${EDIT_PATH}/parts/:part`),
  forEditors('POST', `${EDIT_PATH}/revisions/:revision`),
  // the first version changed nothing that could be taken back
  { method: 'DELETE', path: `${EDIT_PATH}/revisions/:revision`, statuses: [401, 404, 403, 404, 404] },
  forReaders('GET', '/planner/build-guide/:sprintId'),
  forReaders('GET', `${BOARD_PATH}/progress`),
  forReaders('GET', `${BOARD_PATH}/tasks/:taskId`),
  forEditors('POST', `${BOARD_PATH}/changes`),
  forEditors('PUT', `${BOARD_PATH}/limits`),
  forEditors('POST', `${BOARD_PATH}/tasks/:taskId`),
]
