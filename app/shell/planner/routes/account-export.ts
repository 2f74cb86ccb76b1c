import { DomainError } from '~/platform/errors/errors'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { requireRecentAuthenticationForPage } from '~/wings/site/accounts/recent-authentication.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { streamPersonalData } from '../personal-data.server'
import type { Route } from './+types/account-export'

/** Everything that the site holds about whoever asks, as one file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireRecentAuthenticationForPage(context, url)
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  try {
    await enforceRateLimit(db, `data-export:${person.id}`)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return apiErrorResponse(error.status, error.message)
  }
  return new Response(toReadableStream(streamPersonalData(db, person)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="your-data.json"',
    },
  })
}

export function action() {
  return methodNotAllowed('GET')
}

/** Each piece is made when the one before has left. */
function toReadableStream(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
