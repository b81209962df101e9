import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';

import type { LineaOrden, Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { lineasSinVenta } from '@comanda/shared/domain/producto/cambiosDePrecio';
import { unidadesDe } from '@comanda/shared/domain/orden/carrito';
import { QueryView, useMedia, useTraerLuego } from '@comanda/shared/piezas/vista';
import { withNotice } from '@comanda/shared/ui/core';

import { selectVenta, type EstadoConCarrito } from '../../carrito/carritoSlice';
import { Reintentos } from '../../carrito/envio/Reintentos';
import {
  claveDeCuenta,
  claveDeTienda,
  conNuevo,
  estaVacia,
  porCobrar,
  todasLasLineas,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';
import { useDispararCursoMutation } from '../../cocina/pisoApi';
import { useListas } from '../../cocina/useListas';
import { CatalogoDeVenta } from '../catalogo/CatalogoDeVenta';
import { CatalogoVacio } from '../catalogo/CatalogoVacio';
import { RigeAviso } from '../catalogo/RigeAviso';
import { useDocumentos } from '../catalogo/useDocumentos';
import { useLecturas } from '../catalogo/useLecturas';
import { useServicio } from '../catalogo/useServicio';
import { momentoDeDialogo, type DialogoDeVenta, type DialogoVentaProps } from '../dialogo';
import { DialogoDiferido, PARTES_DE_VENTA } from '../DialogoDiferido';
import { useAgregar } from '../orden/useAgregar';
import { useDeshacer } from '../orden/useDeshacer';
import { irALaOrden } from '../orden/useLineasALaVista';
import type { Cobro } from '../pago/cobro';
import { useCobro } from '../pago/useCobro';
import type { PagoDeCuenta } from '../pago/usePago';
import { puntoventaMensajes } from '../puntoventaMensajes';
import { Respiro } from '../Respiro';
import { useDatosEmpresa } from '../useDatosEmpresa';
import { useDialogos } from '../useDialogos';
import { AnularLineaModal } from './AnularLineaModal';
import { BarraDeMesa } from './BarraDeMesa';
import './enMesa.css';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { OrdenMesa } from './OrdenMesa';
import { OrdenMesaCabeza } from './OrdenMesaCabeza';
import { PreguntaDeEnvio } from './PreguntaDeEnvio';
import { useCatalogoDeMesa } from './useCatalogoDeMesa';
import { useCobrarMesa } from './useCobrarMesa';
import { useCuenta } from './useCuenta';
import { useEnvioDeMesa } from './useEnvioDeMesa';
import { usePrecuenta } from './usePrecuenta';
import { useOrdenDeMesa, type OrdenBuscada } from './useOrdenDeMesa';
import { useRonda } from './useRonda';
import { useRetirarPagada } from './useRetirarPagada';
import { useSalidaDeOrden } from './useSalidaDeOrden';
import { useTeclasDeMesa } from './useTeclasDeMesa';

type VentaEnMesaProps = {
  empresa: string;
  cual: OrdenBuscada;
  /** Opens with the payment. */
  pagar: boolean;
  /** The payment was opened: a reload does not open it again. */
  onAbierto: () => void;
};

/** The till on a table: what is new is this till's, what was sent is the table's. */
export default function VentaEnMesa({ empresa, cual, pagar, onAbierto }: VentaEnMesaProps) {
  const [enOrden, setEnOrden] = useState(false);
  const [anulando, setAnulando] = useState<LineaOrden | null>(null);
  const leida = useOrdenDeMesa(empresa, cual);
  const { orden, random } = leida;

  const { clave, claveCuenta } = clavesDe(empresa, cual, random);
  const nuevo = useSelector((state: EstadoConCarrito) => selectVenta(state, clave));
  const cuenta = useCuenta(claveCuenta, orden);
  useServicio({ empresa, clave: claveCuenta, venta: cuenta, enMesa: esDeMesa(cual, orden) });
  const enMesa = esDeMesa(cual, orden);
  const { catalogo, ajustes, onCanal, ...productos } = useCatalogoDeMesa(empresa, {
    clave,
    nuevo,
    orden,
    enMesa,
  });
  const sinVenta = useMemo(
    () => lineasSinVenta(nuevo.carrito, catalogo),
    [nuevo.carrito, catalogo],
  );
  const datosEmpresa = useDatosEmpresa(empresa);
  const documentos = useDocumentos(empresa, datosEmpresa);
  const deCobro = { empresa: datosEmpresa, documentos };
  const { cobrar, olvidarFallo, ...cobro } = useCobro(claveCuenta, cuenta, deCobro);
  const conCobro = { documentos, alIniciarPago: olvidarFallo };
  const deLinea = useDialogos(clave, nuevo, conCobro);
  const deCuenta = useDialogos(claveCuenta, cuenta, conCobro);
  const deshacible = useDeshacer(clave, undefined);
  const enDosPaneles = useMedia(DOS_PANELES);
  const envio = useEnvioDeMesa({ empresa, clave, leida, cuenta }, enDosPaneles);
  const { enviar, enviando, movida } = envio;
  const onRonda = useRonda({ orden, catalogo, repetir: deshacible.repetir });
  const sinEnviar = nuevo.carrito.length + (nuevo.porEnviar ?? []).length;
  const onCuenta = usePrecuenta({ empresa, documentos, leida, cuenta, sinEnviar });
  const [disparar] = useDispararCursoMutation();
  const agregar = useAgregar({ clave, abonada: false, ...deLinea });
  const dialogo = deLinea.dialogo ?? deCuenta.dialogo;
  const { esperando } = cobro;
  const hayEncima = [dialogo, anulando, movida].some((una) => una !== null);
  useTraerLuego(PARTES_DE_VENTA, productos.currentData !== undefined);
  useListas(empresa);
  useRetirarPagada({ empresa, cual, leida, cuenta });

  const anotado = useSalidaDeOrden(empresa, leida).porEnviar.length > 0;
  const pagarTodo = useCobrarMesa({
    empresa,
    enviar,
    onAbierto,
    anotado,
    alEntrar: pagar,
    sinEnviar,
    lista: !estaVacia(cuenta) && datosEmpresa !== undefined,
    abrir: deCuenta.pagarTodo,
  });
  const onCobrar = async (pago: PagoDeCuenta) => {
    if (await cobrar(pago)) setEnOrden(true);
  };

  const lecturas = useLecturas({
    clave,
    productos: catalogo.productos,
    ajustes,
    conDialogo: hayEncima || esperando,
    impedida: impedimentoDe(deCuenta),
    pedirOpciones: deLinea.pedirOpciones,
  });
  const irAOrden = () => {
    flushSync(() => setEnOrden(true));
    irALaOrden(document.querySelector('.ventas-orden'));
  };
  useTeclasDeMesa({ hayEncima, esperando, irAOrden, enviar, pagarTodo, deCuenta });

  const todo = conNuevo(cuenta, nuevo);
  const comun = { empresa, datosEmpresa, documentos, cobro, catalogo, ajustes, onCobrar };
  return (
    <>
      {enDosPaneles && (
        <OrdenMesaCabeza
          mesa={leida.mesa}
          orden={orden}
          desfase={leida.desfase}
          onRonda={onRonda}
          onCuenta={onCuenta}
        />
      )}
      <div className={`ventas-caja ${enOrden ? 'ventas-caja-orden' : ''}`}>
        <div className="ventas-productos">
          <RigeAviso empresa={empresa} />
          <QueryView query={productos} empty={<CatalogoVacio />} esqueleto="tarjetas">
            {(lista) => (
              <CatalogoDeVenta
                clave={clave}
                productos={lista}
                onAgregar={agregar}
                onCantidad={deLinea.pedirCantidad}
                onEscribir={() => flushSync(() => setEnOrden(false))}
                desconocido={lecturas.desconocido}
                onOlvidar={lecturas.olvidar}
              />
            )}
          </QueryView>
        </div>
        <OrdenMesa
          leida={leida}
          clave={clave}
          nuevo={nuevo}
          claveCuenta={claveCuenta}
          cuenta={cuenta}
          deshacible={deshacible}
          enviando={enviando}
          sinVenta={sinVenta}
          empresa={datosEmpresa}
          empresaActiva={empresa}
          documentos={documentos}
          esperando={esperando}
          aviso={dialogo === null ? avisoDe(cobro) : null}
          onCanal={onCanal}
          onFijar={deLinea.fijarCantidad}
          onAnotar={deLinea.anotar}
          onRonda={onRonda}
          onCuenta={onCuenta}
          enDosPaneles={enDosPaneles}
          onAnular={setAnulando}
          onDisparar={(curso) => {
            if (random)
              void withNotice(disparar({ empresa, random, curso }).unwrap(), mensajes.curso);
          }}
          onRegistrar={deCuenta.registrar}
          onDividir={deCuenta.dividir}
          onEnviar={() => void envio.onEnviar()}
          onPagar={() => void pagarTodo()}
        />
      </div>
      {enDosPaneles && (
        <BarraDeMesa
          unidades={unidadesDe(todasLasLineas(todo))}
          total={porCobrar(todo)}
          enOrden={enOrden}
          onCambiar={() => setEnOrden(!enOrden)}
          nuevas={sinEnviar}
          enviando={enviando}
          onEnviar={() => void envio.onEnviar()}
        />
      )}
      <DialogoAbierto
        {...comun}
        clave={clave}
        sinVenta={sinVenta}
        abierta={nuevo}
        dialogos={deLinea}
        onQuitar={deshacible.quitar}
      />
      <DialogoAbierto
        {...comun}
        clave={claveCuenta}
        sinVenta={NINGUNA}
        abierta={cuenta}
        dialogos={deCuenta}
        onQuitar={deCuenta.cerrar}
      />
      {anulando && random && (
        <AnularLineaModal
          empresa={empresa}
          random={random}
          linea={anulando}
          onCerrar={() => setAnulando(null)}
        />
      )}
      <PreguntaDeEnvio leida={leida} envio={envio} />
      <Reintentos empresa={empresa} salvo={clave} />
      <Respiro key={claveCuenta} de={momentoDe(dialogo, cuenta)} />
    </>
  );
}

/** Where catalogue and order are two panes (puntoventa.css). */
const DOS_PANELES = '(max-width: 900px) and (min-height: 541px), (max-width: 639px)';

const NINGUNA: never[] = [];

const momentoDe = (dialogo: DialogoDeVenta | null, { hecha }: VentaAbierta) =>
  `${momentoDeDialogo(dialogo)} ${hecha?.venta.id}`;

const clavesDe = (empresa: string, cual: OrdenBuscada, random: string | null) => ({
  clave: claveDeTienda(empresa, 'mesa' in cual ? cual.mesa : cual.random),
  claveCuenta: claveDeCuenta(empresa, random ?? ''),
});

const esDeMesa = (cual: OrdenBuscada, orden: Orden | null | undefined) =>
  'mesa' in cual || (orden?.id_mesa ?? null) !== null;

type Dialogos = ReturnType<typeof useDialogos>;

const impedimentoDe = ({ dialogo }: Dialogos) =>
  dialogo?.tipo === 'pago' ? puntoventaMensajes.enCobro : null;

const avisoDe = ({ esperando, fallo }: Cobro) =>
  esperando ? puntoventaMensajes.comprobando : fallo;

type DialogoAbiertoProps = Omit<
  DialogoVentaProps,
  | 'dialogo'
  | 'onDescuento'
  | 'onOpciones'
  | 'onElegida'
  | 'onProgramada'
  | 'onPagar'
  | 'onIniciarPago'
  | 'onCerrar'
> & { dialogos: Dialogos };

/** What stands over what is new, or over the bill. */
function DialogoAbierto({ dialogos, ...props }: DialogoAbiertoProps) {
  if (!dialogos.dialogo) return null;
  return (
    <DialogoDiferido
      {...props}
      dialogo={dialogos.dialogo}
      onDescuento={null}
      onOpciones={dialogos.elegirOtras}
      onElegida={dialogos.agregarElegida}
      onProgramada={dialogos.cerrar}
      onPagar={dialogos.pagar}
      onIniciarPago={dialogos.iniciarPago}
      onCerrar={dialogos.cerrar}
    />
  );
}
