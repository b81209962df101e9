import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { Linea } from '@comanda/shared/domain/orden/carrito';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

import './Modificadores.css';

type Elegidos = NonNullable<Linea['modificadores']>;

type ModificadoresProps = {
  modificadores: readonly Modificador[];
  elegidos: Elegidos;
  onElegir: (elegidos: Elegidos) => void;
};

/** What a guest may want with a product, one tap each: 'sin cebolla', 'extra queso +$0.50'. */
export function Modificadores({ modificadores, elegidos, onElegir }: ModificadoresProps) {
  const alternar = ({ id, nombre, precio }: Modificador) => {
    const quedan = elegidos.filter((elegido) => elegido.id !== id);
    onElegir(quedan.length < elegidos.length ? quedan : [...elegidos, { id, nombre, precio }]);
  };
  return (
    <div className="ventas-modificadores" role="group" aria-label="Modificadores">
      {modificadores.map((modificador) => (
        <button
          key={modificador.id}
          type="button"
          className="ui-chip"
          aria-pressed={elegidos.some(({ id }) => id === modificador.id)}
          onClick={() => alternar(modificador)}
        >
          {modificador.nombre}
          {modificador.precio > 0 && (
            <span className="cifra"> +{formatMonto(modificador.precio)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
