import { CANALES, type Canal } from '@comanda/shared/contracts/ventas/canales';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { Opciones } from '@comanda/shared/piezas/opciones';

const TODOS = CANALES.map((valor) => ({ valor, texto: NOMBRE_DE_CANAL[valor] }));
const SIN_MESA = TODOS.filter(({ valor }) => valor !== 'SALON');

type CanalElegirProps = {
  canal: Canal | undefined;
  /** An order without a table is taken away or brought. */
  sinMesa?: boolean;
  onElegir: (canal: Canal) => void;
};

/** How a sale reaches who buys it, in one press. */
export const CanalElegir = ({ canal, sinMesa = false, onElegir }: CanalElegirProps) => (
  <Opciones
    etiqueta="Canal"
    opciones={sinMesa ? SIN_MESA : TODOS}
    elegida={canal ?? null}
    onElegir={onElegir}
  />
);
