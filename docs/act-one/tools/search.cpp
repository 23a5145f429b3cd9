#include "lay.hpp"
int main(int c,char**v){string which=v[1];unsigned s0=atoi(v[2]);
 vector<Piece> ps;auto T=[&](vector<string> t,vector<string> p){for(auto&x:t)ps.push_back({x,false,0,0,0});for(auto&x:p)ps.push_back({x,true,0,0,0});};
 Score sc;int R=3;
 auto find=[](const M&m,int pc,int ix){for(int i=0;i<m.n;i++)if(m.pc[i]==pc&&m.idx[i]==ix)return i;return -1;};
 if(which=="s2"){T({"5b","2b","4b","6a","1a"},{"pharos","kontor"});R=4;
  sc=[=](const M&m,const vector<Piece>&)->double{double s=0;int B=find(m,0,0),P1=find(m,5,0),P2=find(m,6,0);auto D=bfs(m,B);for(int i=0;i<m.n;i++){if(D[i]==99)s+=20;else if(m.c[i]!='p'&&D[i]>3)s+=3*(D[i]-3);}
   s+=4*abs(min(D[P1],9)-4)+4*abs(min(D[P2],9)-4);auto A=bfs(m,P1,[&](int x){return m.c[x]=='B';}),Z=bfs(m,P2,[&](int x){return m.c[x]=='B';});s+=4*abs(min(A[P2],12)-7);
   s+=2*(6-(int)m.nb[B].size()); if(m.nb[P1].size()<2)s+=3;if(m.nb[P2].size()<2)s+=3;
   auto As=bfs(m,P1,[&](int x){return harm(m.c[x]);});if(As[P2]==99)s+=6;else if(As[P2]<8)s+=2;
   int sa=0,sz=0,ha=0,hz=0;for(int i=0;i<m.n;i++)if(m.c[i]!='p'&&A[i]<99&&Z[i]<99){sa+=A[i];sz+=Z[i];if(A[i]<=3)ha+=harm(m.c[i]);if(Z[i]<=3)hz+=harm(m.c[i]);}s+=0.5*abs(sa-sz)+1.0*abs(ha-hz);
   int far=0,two=0;for(int i=0;i<m.n;i++){far+=D[i]==3&&m.c[i]!='p';two+=D[i]==2;}if(far<5)s+=5-far;return s;};}
 if(which=="s4"){T({"6a","4a","5a","2a","3a","1b"},{"pharos","mancala"});R=3;
  sc=[=](const M&m,const vector<Piece>&)->double{int C=m.at(0,0);double s=0;if(C<0)return 200;int miss=0;for(int q=-2;q<=2;q++)for(int r=-2;r<=2;r++){int d=max({abs(q),abs(r),abs(q+r)});if(d<=2&&m.at(q,r)<0)miss++;}
   s+=5*miss;if(m.c[C]!='E')s+=4;int P1=find(m,6,0),P2=find(m,7,0);auto D=bfs(m,C);for(int i=0;i<m.n;i++)if(D[i]==99)s+=10;s+=4*abs(min(D[P1],9)-3)+4*abs(min(D[P2],9)-3);auto A=bfs(m,P1);s+=2*max(0,6-min(A[P2],9));
   int f=0,n1=0;for(int i=0;i<m.n;i++)if(D[i]==1){f+=m.c[i]=='F';n1+=harm(m.c[i]);}if(!f)s+=3;if(n1>3)s+=n1-3; if(n1<2)s+=2-n1;
   auto S1=bfs(m,P1,[&](int x){return harm(m.c[x]);}),S2=bfs(m,P2,[&](int x){return harm(m.c[x]);});s+=1.5*abs(min(S1[C],12)-min(S2[C],12));if(S1[C]>8)s+=3;if(S2[C]>8)s+=3;if(S1[C]<4)s+=2;if(S2[C]<4)s+=2;if(m.nb[P1].size()<2)s+=1;if(m.nb[P2].size()<2)s+=1;return s;};}
 if(which=="s5"){T({"1a","3a","5a","4b","2b","6a"},{"perdita"});R=3;
  sc=[=](const M&m,const vector<Piece>&)->double{int P=find(m,6,0);double s=0;auto D=bfs(m,P);for(int i=0;i<m.n;i++)if(D[i]==99)s+=15;s+=2*max(0,5-(int)m.nb[P].size());
   int a=find(m,0,0),b=find(m,1,0),d=find(m,2,1);auto FA=[&](int x){return bfs(m,x);};auto A=FA(a),Bq=FA(b),Dq=FA(d);
   for(int x:{a,b,d})s+=3*abs(min(D[x],9)-2);
   int ds[3]={A[b],A[d],Bq[d]};for(int x:ds)s+=3*(x<3?3-x:x>4?min(x,9)-4:0);
   // two plants joined by 4b pulsars in 3, else 4+
   int ok=0;pair<int,int> pr[3]={{a,b},{a,d},{b,d}};for(auto&[x,y]:pr){auto N=bfs(m,x,[&](int z){return z==P||m.c[z]=='P';});auto W=bfs(m,x,[&](int z){return z==P;});if(W[y]==3&&N[y]>=4&&N[y]<=5)ok++;}
   if(!ok)s+=4;
   int e=0;for(int i=0;i<m.n;i++)if(m.c[i]!='p'){int mn=min({A[i],Bq[i],Dq[i]});if(m.nb[i].size()<=4&&mn>=2)e++;}if(e<6)s+=2*(6-e);
   // each plant has some edge sector at 2 or 3
   for(auto X:{A,Bq,Dq}){int k=0;for(int i=0;i<m.n;i++)if(m.c[i]!='p'&&m.nb[i].size()<=4&&X[i]>=2&&X[i]<=3&&X[i]==min({A[i],Bq[i],Dq[i]}))k++;if(k<2)s+=2*(2-k);}
   int mx=0;for(int i=0;i<m.n;i++)if(D[i]<99)mx=max(mx,D[i]);if(mx>4)s+=mx-4;return s;};}
 if(which=="s3"){T({"3a","4a","5a","2b","1a"},{"theia","adjoa"});R=4;
  sc=[=](const M&m,const vector<Piece>&)->double{double s=0;int t=find(m,5,0),a=find(m,6,0);auto D=bfs(m,t);for(int i=0;i<m.n;i++)if(D[i]==99)s+=20;if(D[a]==99)return s+100;s+=3*abs(D[a]-8);if(m.nb[t].size()>2)s+=m.nb[t].size()-2;if(m.nb[a].size()>2)s+=m.nb[a].size()-2;
   if(s>30)return s+60;int bestF=0;double bestS=60;int cnt=0;
   allp(m,t,a,12,[&](vector<int>&p){if(++cnt>1500)return;vector<char>on(m.n,0);for(int x:p)on[x]=1;int h=0;for(int x:p)h+=harm(m.c[x]);
     // greedy disjoint forks p[i]->x->y->p[i+2]
     int f=0,i=1;vector<char>u=on;int last=-9;while(i+2<=11){bool got=false;for(int x:m.nb[p[i]]){if(u[x]||m.c[x]=='p')continue;for(int y:m.nb[x])if(!u[y]&&y!=x&&m.c[y]!='p'){bool adj=false;for(int z:m.nb[y])adj|=z==p[i+2];if(adj){u[x]=u[y]=1;got=true;break;}}if(got)break;}if(got){f++;i+=3;}else i++;}
     double q=8*max(0,3-f)+1.0*max(0,h-3);if(q<bestS){bestS=q;bestF=f;}});
   return s+bestS;};}
 pair<double,vector<Piece>> B={1e9,{}};int it=which=="s3"?60000:300000;
 for(unsigned s=s0;s<s0+(which=="s3"?25:40);s++){auto b=anneal(ps,sc,R,it,s,8);if(b.first<B.first){B=b;printf("== %u %g\n",s,b.first);dump(b.second);fflush(stdout);}if(B.first<=0)break;}}
