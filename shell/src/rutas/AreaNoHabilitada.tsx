import { Link } from '@comanda/shared/router';

import { Mostrada } from '../marco/pantallaMostrada';

/** What the address of an area says that the operator has switched off for the user's companies. */
export function AreaNoHabilitada() {
  return (
    <div className="ui-vista">
      <Mostrada />
      <h2>Area no habilitada</h2>
      <p>Pida al operador que la active para su empresa.</p>
      <Link to="/admin/index">Ir al inicio</Link>
    </div>
  );
}
