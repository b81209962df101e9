import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';

import type { PisoLeido } from '../cocina/pisoApi';
import { CrearVariasModal } from './CrearVariasModal';
import { MesaModal } from './MesaModal';
import { MoverModal } from './MoverModal';
import { NuevaOrdenModal } from './NuevaOrdenModal';
import type { PuestoAbierto, Puesto } from './puestos';
import { SentarModal } from './SentarModal';
import { TrasladarModal } from './TrasladarModal';
import { UnirModal } from './UnirModal';

/** What is asked, and about whom as it was when it was asked. */
export type DialogoDePuesto =
  | { que: 'nueva' }
  | { que: 'varias'; zona: string }
  | { que: 'sentar'; puesto: Puesto }
  | { que: 'trasladar' | 'unir' | 'mover'; puesto: PuestoAbierto }
  | { que: 'editar'; mesa: Mesa };

type DialogoPuestoProps = {
  empresa: string;
  piso: PisoLeido;
  dialogo: DialogoDePuesto;
  onCerrar: () => void;
};

export function DialogoPuesto({ dialogo, piso, ...comun }: DialogoPuestoProps) {
  switch (dialogo.que) {
    case 'nueva':
      return <NuevaOrdenModal {...comun} />;
    case 'varias':
      return <CrearVariasModal {...comun} zona={dialogo.zona} mesas={piso.mesas} />;
    case 'sentar':
      return <SentarModal {...comun} puesto={dialogo.puesto} />;
    case 'editar':
      return <MesaModal {...comun} mesa={dialogo.mesa} mesas={piso.mesas} />;
    case 'trasladar':
      return <TrasladarModal {...comun} puesto={dialogo.puesto} piso={piso} />;
    case 'unir':
      return <UnirModal {...comun} puesto={dialogo.puesto} piso={piso} />;
    case 'mover':
      return <MoverModal {...comun} puesto={dialogo.puesto} piso={piso} />;
  }
}
