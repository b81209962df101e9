import { useRef } from 'react';

import { bodegaCalls as calls, type Medida } from '@comanda/shared/contracts/inventario/bodega';
import { seConvierten, sumarPesos } from '@comanda/shared/domain/producto/medidas';
import { Campo, FormModal, type Mano } from '@comanda/shared/piezas/formulario';

import { useCrearMateriaPrimaMutation } from './bodegaApi';
import { bodegaMensajes as mensajes } from './bodegaMensajes';
import { MateriaCampos } from './MateriaCampos';

type RegistrarMermaModalProps = { empresa: string; onCerrar: () => void };

/** Of a form: neither is there before it was chosen. */
type Medidas = { medida_entrada?: Medida; medida_salida?: Medida };

/** The modal of spec section 2 in its mode Registrar. */
export function RegistrarMermaModal({ empresa, onCerrar }: RegistrarMermaModalProps) {
  const [crear] = useCrearMateriaPrimaMutation();
  const actualEscrito = useRef(false);
  /** What there is, is what there was, and it goes out as it came in, until somebody says otherwise. */
  const alCambiar = (campo: string, mano: Mano<typeof calls.crearMateriaPrima>) => {
    if (campo === 'peso_actual') actualEscrito.current = true;
    const { peso_inicial: inicial, peso_actual: actual } = mano.valores;
    const { medida_entrada: entra, medida_salida: sale } = mano.valores as Medidas;
    if (campo === 'medida_entrada' && entra && !(sale && seConvierten(entra, sale)))
      mano.escribir({ medida_salida: entra });
    if (campo === 'peso_concurrente') {
      actualEscrito.current = true;
      const salio = Number(mano.valores.peso_concurrente);
      mano.escribir({ peso_actual: textoDe(resto(inicial, salio)) });
    }
    if (campo !== 'peso_inicial' && campo !== 'peso_actual') return;
    const enBodega = actualEscrito.current ? actual : inicial;
    mano.escribir({
      ...(!actualEscrito.current && { peso_actual: textoDe(inicial) }),
      peso_concurrente: textoDe(resto(inicial, enBodega)),
    });
  };
  return (
    <FormModal
      forma="hoja"
      titulo="Registrar Materia Prima"
      call={calls.crearMateriaPrima}
      inicial={{ cantidad_alerta: 0, peso_concurrente: 0 }}
      fijos={{ empresa }}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.crear}
      boton="Registrar"
      alCambiar={alCambiar}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <MateriaCampos />
      <Campo.Dinero nombre="costo_unitario" etiqueta="Costo por unidad de entrada" />
    </FormModal>
  );
}

/** Half a number is none yet. */
const textoDe = (peso: number | undefined) => (Number.isFinite(peso) ? String(peso) : '');

/** Of what there was: what is left of it once so much is gone, or has gone of it once so much is left. */
function resto(inicial: number | undefined, menos: number | undefined): number {
  if (!Number.isFinite(inicial) || !Number.isFinite(menos)) return 0;
  return Math.max(0, sumarPesos(inicial ?? 0, -(menos ?? 0)));
}
