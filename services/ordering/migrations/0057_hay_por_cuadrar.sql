-- Whether a drawer has sales that it has not been closed with (funciones/hay_por_cuadrar.sql): nothing of what is kept changes.
select 1;
