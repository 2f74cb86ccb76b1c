/** The status of what a route answered, and its JSON. */
export async function readJsonResponse(answer: Response | Promise<Response>) {
  const response = await answer
  return { status: response.status, body: await response.json() }
}

/** What a route says that takes one way of asking only; `allowed` are those. */
export const methodNotAllowedResponse = (allowed: string) => ({
  status: 405,
  body: { error: { code: 'method_not_allowed', message: `Method not allowed. Use ${allowed}.` } },
})
