import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { useMutation } from '~/ui/workspace/use-mutation'
import { demoClient } from '../api'
import type { DemoRemovalForecast } from '../demo-content.server'
import { restoredMessage } from './restored-message'

interface RemoveDemoDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Lists what goes with the demo and what stays, before it goes. */
export function RemoveDemoDialog({ open, onOpenChange }: RemoveDemoDialogProps) {
  const { forecast, error } = useForecast(open)
  const [isRemoving, setRemoving] = useState(false)
  const [change, navigate] = [useMutation(), useNavigate()]

  async function remove() {
    setRemoving(true)
    const isDone = await change({
      ...demoClient.post('/removal'),
      successMessage: ({ removedCount }) => `Demo content removed: ${removedCount} items.`,
      undo: () => ({ ...demoClient.delete('/removal'), successMessage: restoredMessage(0) }),
    })
    setRemoving(false)
    if (!isDone) return
    onOpenChange(false)
    await navigate('/admin/set-up')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Make this site yours"
      description="The demo studio Harbor goes, and you set up your own. You can undo this for 30 days."
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" disabled={!forecast || isRemoving} onClick={() => void remove()}>
            {isRemoving ? 'Removing' : 'Remove demo content'}
          </Button>
        </>
      }
    >
      {error && <Notice kind="error" title={error} />}
      {!forecast && !error && <p className="text-dense text-muted">Looking at what is there…</p>}
      {forecast && <Forecast forecast={forecast} />}
    </Dialog>
  )
}

const alwaysStays = [
  'Orders, customers, licenses and reviews',
  'Accounts, admins, plans and notes',
  'Everything you wrote or uploaded, and settings you changed',
  'Visits, reports and the audit log',
]

function Forecast({ forecast: { goes, kept } }: { forecast: DemoRemovalForecast }) {
  return (
    <div className="grid gap-5 text-dense">
      <ForecastList title="Goes">
        {goes.map(({ label, titles }) => (
          <li key={label}>
            <span className="font-semibold tabular-nums">{label}</span>
            <span className="block text-faint">{titles.join(', ')}</span>
          </li>
        ))}
        <li>Harbor’s name, texts, footer and pictures</li>
      </ForecastList>
      {kept.length > 0 && (
        <ForecastList title="Stays, because you edited it">
          {kept.map(({ title, kind }) => (
            <li key={`${kind} ${title}`}>{title}</li>
          ))}
        </ForecastList>
      )}
      <ForecastList title="Stays">
        {alwaysStays.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ForecastList>
    </div>
  )
}

function ForecastList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">{children}</ul>
    </section>
  )
}

function useForecast(isOpen: boolean) {
  const [state, setState] = useState<{ forecast?: DemoRemovalForecast; error?: string }>({})
  useEffect(() => {
    if (!isOpen) return
    const closing = new AbortController()
    setState({})
    callApi({ ...demoClient.get('/removal'), signal: closing.signal }).then(
      (reply) => setState(reply.ok ? { forecast: reply.body } : { error: reply.message }),
      () => {},
    )
    return () => closing.abort()
  }, [isOpen])
  return state
}
