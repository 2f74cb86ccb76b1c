/** The one place that knows where the planner lives; every planner address is built from it. */
export const plannerPrefix = 'planner'
