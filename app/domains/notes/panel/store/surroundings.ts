import { type Device, deviceOf } from './device'
import { type Follow, followNotes } from './follow-notes'
import { type NotesServer, notesServer } from './notes-server'
import { browserPage, type PageLife } from './page-life'

/** What a store works with; tests hand in their own. */
export interface Surroundings {
  server: NotesServer
  device: Device
  page: PageLife
  follow: Follow
}

export const browserSurroundings = (userId: string): Surroundings => ({
  server: notesServer(userId),
  device: deviceOf(userId),
  page: browserPage,
  follow: followNotes,
})
