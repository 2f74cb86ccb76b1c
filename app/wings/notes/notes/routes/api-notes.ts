import type { MiddlewareFunction } from 'react-router'
import { mountApis, serveApis } from '~/kits/api/api.server'
import { requireApiUser } from '~/wings/site/accounts/user-guard.server'
import { notesApi } from '../api.server'

export const middleware: MiddlewareFunction<Response>[] = [requireApiUser]

/** Every address of the notes of whoever asks. */
const api = mountApis('/api/notes', { '/': notesApi })

export const loader = serveApis(api)
export const action = serveApis(api)
