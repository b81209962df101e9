import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

import estilos from './reporteria.module.css';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';

type IceDeFundasProps = {
  /** Dollars; a server of before says nothing. */
  ice: number | undefined;
};

/** What a shop with bags declares besides; nothing where it has none. */
export function IceDeFundas({ ice = 0 }: IceDeFundasProps) {
  if (ice === 0) return null;
  return (
    <section className={`ui-tarjeta ui-pila ${estilos.caja ?? ''}`}>
      <div className="ui-fila">
        <h2>{mensajes.ice}</h2>
        <strong className="cifra">{formatMonto(ice)}</strong>
      </div>
      <p>{mensajes.comoIce}</p>
    </section>
  );
}
