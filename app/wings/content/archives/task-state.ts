/*
 * A task is an export, or an archive on its way back: it waits, a process works at it, and it ends. `stopped`: by somebody;
 * `failed`: by a fault, and it may be tried again. An archive may be `refused` too, for what it is.
 */

export type ArchiveTaskState = 'waiting' | 'running' | 'done' | 'stopped' | 'failed'

export const isTaskActive = (state: string) => state === 'waiting' || state === 'running'
