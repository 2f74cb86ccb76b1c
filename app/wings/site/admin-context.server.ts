import { createContext } from 'react-router'
import type { Actor } from './audit-log/actor'

/** The admin who asks; set for every route below the admin layout. */
export const adminContext = createContext<Actor>()
