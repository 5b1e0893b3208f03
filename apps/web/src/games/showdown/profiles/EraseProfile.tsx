import type { Profile } from '@cardscape/showdown/tools';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { Field } from '../../../look/control/Field.tsx';

/** Asks for the name of a profile before it is erased for good. */
export function EraseProfile({
  profile: { name },
  onErase,
  onClose,
}: {
  profile: Profile;
  onErase: () => void;
  onClose: () => void;
}) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const right = typed.trim() === name;
  return (
    <Dialog
      open
      title={`Erase ${name}?`}
      intro="Its cards, levels and rupees are gone for good then. Export it first if you may want it again."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button tone="danger" type="submit" form={form} disabled={!right}>
            Erase for good
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (right) onErase();
        }}
      >
        <Field
          label={`Type the name: ${name}`}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
