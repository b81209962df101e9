import { CANALES, type Canal } from '@comanda/shared/contracts/ventas/canales';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { Opciones } from '@comanda/shared/piezas/opciones';

const TODOS = CANALES.map((valor) => ({ valor, texto: NOMBRE_DE_CANAL[valor] }));
const SIN_MESA = TODOS.filter(({ valor }) => valor !== 'SALON');

type CanalElegirProps = {
  canal: Canal | undefined;
  /** It is not changed any more. */
  fijo?: boolean;
  /** An order without a table is taken away or brought. */
  sinMesa?: boolean;
  /** Null where nobody asks. */
  onElegir: ((canal: Canal) => void) | null;
};

/** How a sale reaches who buys it, in one press. */
export const CanalElegir = ({ canal, fijo, sinMesa, onElegir }: CanalElegirProps) =>
  onElegir && !fijo ? (
    <Opciones
      etiqueta="Canal"
      opciones={sinMesa ? SIN_MESA : TODOS}
      elegida={canal ?? null}
      onElegir={onElegir}
    />
  ) : null;
