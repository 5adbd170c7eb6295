import './views/ringo-app';
