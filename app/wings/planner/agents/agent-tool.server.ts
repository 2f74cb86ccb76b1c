import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { Agent } from '~/wings/site/accounts/agent-tokens.queries.server'

/** What a tool works with: the database, and the program with the person whose rights it has. */
export interface ToolContext {
  db: Database
  agent: Agent
}

export interface ToolResult {
  /** For models: short lines. */
  text: string
  /** The same for programs. */
  data: Record<string, unknown>
}

export interface AgentTool<Input extends z.ZodObject = z.ZodObject> {
  name: string
  /** A model reads it with every request: one sentence. */
  description: string
  input: Input
  /** It changes nothing. */
  isReadOnly: boolean
  run: (place: ToolContext, input: z.output<Input>) => Promise<ToolResult>
}

/** Keeps the type of its input while the tools stand in one list. */
export function defineAgentTool<Input extends z.ZodObject>(tool: AgentTool<Input>): AgentTool {
  return tool as unknown as AgentTool
}
