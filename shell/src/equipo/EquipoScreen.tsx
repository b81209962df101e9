import '../cuenta/cuenta.css';

import { LectorDeCodigos } from './LectorDeCodigos';

/** What this machine has plugged in, whoever works at it. */
export default function EquipoScreen() {
  return (
    <div className="ui-pila cuenta">
      <LectorDeCodigos />
    </div>
  );
}
