import { Button } from '@comanda/shared/ui/core';

/** A seller's (spec section 2, Clients screen): its button has no behaviour. */
export default function ClientesScreen() {
  return (
    <div className="ui-vista">
      <Button type="primary">Registrar Nuevo Cliente</Button>
    </div>
  );
}
