-- What voiding a sale takes out of the drawer is said before it is done (funciones/al_anular.sql): nothing of what is kept changes.
select 1;
