import { useRef, useState } from 'react';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import {
  bodegaCalls as calls,
  type MateriaPrima,
  type Medida,
} from '@comanda/shared/contracts/bodega';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { seConvierten, sumarPesos } from '@comanda/shared/domain/medidas';
import { Campo, FormModal, useValor, type Mano } from '@comanda/shared/piezas/formulario';

import {
  useActualizarMateriaPrimaMutation,
  useCrearMateriaPrimaMutation,
  useLazyListarMateriasPrimasQuery,
} from './bodegaApi';
import { bodegaMensajes as mensajes } from './bodegaMensajes';
import { useMedidas } from './useMedidas';

type MateriaModalProps = {
  empresa: string;
  /** Null: a new one. */
  materia: MateriaPrima | null;
  onCerrar: () => void;
};

/** Spec section 2: one dialog, in the modes Registrar and Editar. */
export function MateriaModal({ materia, ...resto }: MateriaModalProps) {
  return materia ? <Editar {...resto} materia={materia} /> : <Registrar {...resto} />;
}

type Modo = Omit<MateriaModalProps, 'materia'>;

function Registrar({ empresa, onCerrar }: Modo) {
  const [crear] = useCrearMateriaPrimaMutation();
  const actualEscrito = useRef(false);
  /** What there is, is what there was, and it goes out as it came in, until somebody says otherwise. */
  const alCambiar = (campo: string, mano: Mano<typeof calls.crearMateriaPrima>) => {
    if (campo === 'peso_actual') actualEscrito.current = true;
    const { peso_inicial: inicial, peso_actual: actual } = mano.valores;
    const { medida_entrada: entra, medida_salida: sale } = mano.valores as Medidas;
    if (campo === 'medida_entrada' && entra && !(sale && seConvierten(entra, sale)))
      mano.escribir({ medida_salida: entra });
    const enBodega = actualEscrito.current ? actual : inicial;
    if (campo !== 'peso_inicial' && campo !== 'peso_actual') return;
    mano.escribir({
      ...(!actualEscrito.current && { peso_actual: textoDe(inicial) }),
      peso_concurrente: textoDe(transcurrido(inicial, enBodega)),
    });
  };
  return (
    <FormModal
      titulo="Registrar Materia Prima"
      call={calls.crearMateriaPrima}
      inicial={{ cantidad_alerta: 0, peso_concurrente: 0 }}
      fijos={{ empresa }}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.crear}
      boton="Registrar"
      ancho={ANCHO}
      alCambiar={alCambiar}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campos modo="Registrar" />
      <Campo.Dinero nombre="costo_unitario" etiqueta="Costo por unidad de entrada" />
    </FormModal>
  );
}

function Editar({ empresa, materia, onCerrar }: Modo & { materia: MateriaPrima }) {
  const [editar] = useActualizarMateriaPrimaMutation();
  const [releer] = useLazyListarMateriasPrimasQuery();
  const [base, setBase] = useState(materia);
  const [ingreso_id] = useState(nuevoUuid);

  const enviar = async (entrada: CallInput<typeof calls.actualizarMateriaPrima>) => {
    const peso_actual = sumarPesos(base.peso_actual, entrada.nuevo_ingreso ?? 0);
    try {
      return await editar({ ...entrada, peso_actual }).unwrap();
    } catch (error) {
      if (esApiError(error) && error.code === 'MATERIA_CAMBIADA') await ponerAlDia();
      throw error;
    }
  };
  /** The form is about what is there now: what was typed stays, the rest shows what somebody else saved. */
  const ponerAlDia = async () => {
    const { data = [] } = await releer({ empresa });
    setBase((antes) => data.find(({ id }) => id === materia.id) ?? antes);
  };
  const { materi_prima, peso_inicial, peso_actual, peso_concurrente, cantidad_alerta } = base;
  const { medida_entrada, medida_salida } = base;
  return (
    <FormModal
      titulo="Editar Materia Prima"
      call={calls.actualizarMateriaPrima}
      inicial={{
        ...{ materi_prima, peso_inicial, peso_actual, peso_concurrente, cantidad_alerta },
        ...{ medida_entrada, medida_salida },
      }}
      fijos={{ empresa, id: base.id, version: base.version, ingreso_id }}
      enviar={enviar}
      mensajes={mensajes.editar}
      boton="Editar"
      ancho={ANCHO}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campos modo="Editar" entrada={base} />
      <Campo.Numero
        nombre="nuevo_ingreso"
        etiqueta="Nuevo Ingreso"
        {...PESO}
        ayuda={`Lo que entra ahora, en ${medida_entrada}`}
      />
      <Campo.Dinero nombre="costo" etiqueta="Costo del ingreso" />
    </FormModal>
  );
}

/** Of a form: neither is there before it was chosen. */
type Medidas = { medida_entrada?: Medida; medida_salida?: Medida };

const ANCHO = 860;
const PESO = { decimales: 3, cifras: 7 } as const;

function Campos({ modo, entrada }: { modo: 'Registrar' | 'Editar'; entrada?: MateriaPrima }) {
  const editar = modo === 'Editar';
  const medidas = useMedidas();
  const elegida = useValor('medida_entrada') as Medida | undefined; // its box offers nothing else
  const salidas = useMedidas(elegida ?? entrada?.medida_entrada);
  return (
    <>
      <Campo.Texto nombre="materi_prima" etiqueta="Materia" ancho autoFocus />
      <Campo.Numero nombre="peso_inicial" etiqueta="Peso Inicial" {...PESO} />
      <Campo.Numero nombre="peso_actual" etiqueta="Peso Actual" {...PESO} deshabilitado={editar} />
      <Campo.Numero
        nombre="peso_concurrente"
        etiqueta="Peso Concurrente"
        ayuda="Lo que ya ha salido"
        {...PESO}
        deshabilitado
      />
      <Campo.Opcion
        nombre="medida_entrada"
        etiqueta="Medida Entrada"
        opciones={medidas}
        deshabilitado={editar}
      />
      <Campo.Opcion nombre="medida_salida" etiqueta="Medida Salida" opciones={salidas} />
      <Campo.Numero
        nombre="cantidad_alerta"
        etiqueta="Cantidad Alerta"
        ayuda="En la medida de entrada"
        {...PESO}
      />
    </>
  );
}

const textoDe = (peso: number | undefined) => (peso === undefined ? '' : String(peso));

/** What had gone out before it was registered. */
function transcurrido(inicial: number | undefined, actual: number | undefined): number {
  if (!Number.isFinite(inicial) || !Number.isFinite(actual)) return 0;
  return Math.max(0, sumarPesos(inicial ?? 0, -(actual ?? 0)));
}
