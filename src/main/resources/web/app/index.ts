import './style.css';
import './views/ringo-app';
